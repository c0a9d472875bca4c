package org.monsterbox.app;

import static org.junit.Assert.assertEquals;

import androidx.annotation.XmlRes;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A backup and the move to a new phone take games and settings along. */
@RunWith(AndroidJUnit4.class)
public final class BackupTest {

  @Test
  public void takesTheDatabaseAndTheSettings() throws Exception {
    assertEquals(List.of("database", "sharedpref"), included(R.xml.backup_rules));
    assertEquals(
        "in the cloud and from phone to phone",
        List.of("database", "sharedpref", "database", "sharedpref"),
        included(R.xml.data_extraction_rules));
  }

  private static List<String> included(@XmlRes int rules)
      throws XmlPullParserException, IOException {
    List<String> domains = new ArrayList<>();
    XmlPullParser parser = ApplicationProvider.getApplicationContext().getResources().getXml(rules);
    while (parser.next() != XmlPullParser.END_DOCUMENT) {
      if (parser.getEventType() == XmlPullParser.START_TAG && parser.getName().equals("include")) {
        assertEquals("the whole of it", ".", parser.getAttributeValue(null, "path"));
        domains.add(parser.getAttributeValue(null, "domain"));
      }
    }
    return domains;
  }
}
