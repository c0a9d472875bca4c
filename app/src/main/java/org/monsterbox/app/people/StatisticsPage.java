package org.monsterbox.app.people;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.annotation.StringRes;
import androidx.core.view.ViewCompat;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.R;
import org.monsterbox.app.games.GameKits;
import org.monsterbox.app.store.GameStanding;
import org.monsterbox.app.store.Statistics;
import org.monsterbox.app.store.Tally;
import org.monsterbox.core.bot.Grade;

/** Fills a page with numbers and charts; each chart can also be heard. */
final class StatisticsPage {

  private final Context context;
  private final GameKits kits;
  private final ViewGroup page;

  StatisticsPage(ViewGroup page) {
    this.context = page.getContext();
    this.kits = MonsterBoxApplication.of(context).kits();
    this.page = page;
  }

  void fill(Statistics statistics) {
    Tally all = statistics.all();
    addFact(R.string.person_games, number(all.games()));
    addFact(R.string.person_wins, number(all.wins()));
    addFact(R.string.person_streak, number(all.streak()));
    addFact(R.string.person_best_streak, number(all.bestStreak()));
    addFact(R.string.person_time, time(all.playedMillis()));
    addFact(R.string.person_assisted, number(all.assisted()));
    if (!statistics.byGame().isEmpty()) {
      addTitle(context.getString(R.string.person_wins_by_game));
      addBars(gameBars(statistics.byGame()));
    }
    statistics.feats().forEach(this::addFeats);
    if (statistics.course().size() > 1) {
      addTitle(context.getString(R.string.person_course));
      CourseChart chart = new CourseChart(context);
      chart.show(WinShare.of(statistics.course()));
      page.addView(chart);
    }
    if (!statistics.byGrade().isEmpty()) {
      addTitle(context.getString(R.string.person_bots));
      addBars(gradeBars(statistics.byGrade()));
    }
  }

  /** Who has won how often, for each game that two people have played. */
  void rank(Map<String, List<GameStanding>> standings) {
    standings.forEach(
        (game, ranking) -> {
          if (ranking.size() > 1) {
            addTitle(context.getString(R.string.people_ranking, title(game)));
            List<BarChart.Bar> bars = new ArrayList<>();
            for (GameStanding standing : ranking) {
              bars.add(bar(standing.person().name(), game, standing.tally()));
            }
            addBars(bars);
          }
        });
  }

  /** The best that somebody has reached alone, in each challenge of a game. */
  private void addFeats(String game, List<String> feats) {
    kits.find(game)
        .ifPresent(
            kit -> {
              addTitle(context.getString(R.string.person_alone, title(game)));
              kit.words(context).bestFeats(feats).forEach(this::addFact);
            });
  }

  private void addFact(@StringRes int label, String value) {
    addFact(context.getString(label), value);
  }

  private void addFact(String name, String value) {
    View fact = LayoutInflater.from(context).inflate(R.layout.person_fact, page, false);
    fact.<TextView>findViewById(R.id.label).setText(name);
    fact.<TextView>findViewById(R.id.value).setText(value);
    fact.setContentDescription(context.getString(R.string.person_fact_spoken, name, value));
    page.addView(fact);
  }

  private void addTitle(String title) {
    TextView view =
        (TextView) LayoutInflater.from(context).inflate(R.layout.person_chart_title, page, false);
    view.setText(title);
    ViewCompat.setAccessibilityHeading(view, true);
    page.addView(view);
  }

  private void addBars(List<BarChart.Bar> bars) {
    BarChart chart = new BarChart(context);
    chart.show(bars);
    page.addView(chart);
  }

  private List<BarChart.Bar> gameBars(Map<String, Tally> byGame) {
    List<BarChart.Bar> bars = new ArrayList<>();
    byGame.forEach((game, tally) -> bars.add(bar(title(game), game, tally)));
    return bars;
  }

  private BarChart.Bar bar(String label, String game, Tally tally) {
    boolean hasPoints = kits.box(game).map(box -> box.facts().hasPoints()).orElse(true);
    List<String> scores =
        hasPoints
            ? List.of(
                context.getString(R.string.person_best_score, tally.bestScore()),
                context.getString(R.string.person_average_score, average(tally.averageScore())))
            : List.of();
    return new BarChart.Bar(label, scores, tally.wins(), tally.games());
  }

  private String title(String game) {
    return kits.box(game).map(box -> context.getString(box.title())).orElse(game);
  }

  private List<BarChart.Bar> gradeBars(Map<Grade, Statistics.Duels> byGrade) {
    List<BarChart.Bar> bars = new ArrayList<>();
    byGrade.forEach(
        (grade, duels) ->
            bars.add(
                new BarChart.Bar(
                    context.getString(name(grade)), List.of(), duels.beaten(), duels.met())));
    return bars;
  }

  @StringRes
  private static int name(Grade grade) {
    return switch (grade) {
      case EASY -> R.string.grade_easy;
      case MEDIUM -> R.string.grade_medium;
      case HARD -> R.string.grade_hard;
      case MONSTER -> R.string.grade_monster;
    };
  }

  private String time(long millis) {
    int minutes = (int) (millis / 60_000);
    return minutes < 60
        ? context.getString(R.string.person_minutes, minutes)
        : context.getString(R.string.person_hours, minutes / 60, minutes % 60);
  }

  private String average(double value) {
    NumberFormat format = NumberFormat.getInstance(locale());
    format.setMaximumFractionDigits(1);
    return format.format(value);
  }

  private String number(int value) {
    return NumberFormat.getInstance(locale()).format(value);
  }

  private Locale locale() {
    return context.getResources().getConfiguration().getLocales().get(0);
  }
}
