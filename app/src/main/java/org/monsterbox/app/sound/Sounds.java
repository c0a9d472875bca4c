package org.monsterbox.app.sound;

import android.media.AudioAttributes;
import android.media.AudioFormat;
import android.media.AudioTrack;
import android.util.Log;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.monsterbox.app.games.Cue;

/**
 * Plays sounds, one at a time: a new one cuts off the last. A device that cannot play them is
 * silent, and that is all.
 */
public final class Sounds {

  private static final String TAG = "Sounds";

  private final Executor background;
  // Both only for the background.
  private final Map<Cue, AudioTrack> tracks = new EnumMap<>(Cue.class);
  private Optional<AudioTrack> playing = Optional.empty();

  /** Sounds are made on the background, each the first time that it is played. */
  public Sounds(Executor background) {
    this.background = background;
  }

  public void play(Cue cue) {
    if (cue != Cue.SILENCE) {
      background.execute(() -> start(cue));
    }
  }

  /** Frees the device; playing once more makes everything anew. */
  public void release() {
    background.execute(
        () -> {
          tracks.values().forEach(AudioTrack::release);
          tracks.clear();
          playing = Optional.empty();
        });
  }

  private void start(Cue cue) {
    try {
      playing.ifPresent(AudioTrack::stop);
      AudioTrack track = tracks.computeIfAbsent(cue, Sounds::track);
      track.reloadStaticData();
      track.play();
      playing = Optional.of(track);
    } catch (IllegalStateException | UnsupportedOperationException e) {
      Log.w(TAG, "No sound", e);
      playing = Optional.empty();
    }
  }

  private static AudioTrack track(Cue cue) {
    short[] samples = Workshop.make(cue);
    AudioTrack track =
        new AudioTrack.Builder()
            .setAudioAttributes(
                new AudioAttributes.Builder()
                    .setUsage(AudioAttributes.USAGE_GAME)
                    .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                    .build())
            .setAudioFormat(
                new AudioFormat.Builder()
                    .setEncoding(AudioFormat.ENCODING_PCM_16BIT)
                    .setSampleRate(Workshop.RATE)
                    .setChannelMask(AudioFormat.CHANNEL_OUT_MONO)
                    .build())
            .setBufferSizeInBytes(samples.length * Short.BYTES)
            .setTransferMode(AudioTrack.MODE_STATIC)
            .build();
    track.write(samples, 0, samples.length);
    return track;
  }
}
