// jvm: -Duser.language=de -Duser.country=DE -Duser.timezone=UTC
import java.text.NumberFormat;
import java.util.Date;
import java.util.Locale;

/** Prints in the language that it was started in. */
public final class Locales {
  public static void main(String[] args) {
    double[] x = {1234.5, 0.25};
    for (double v : x) {
      System.out.println(NumberFormat.getInstance().format(v) + " " + String.format("%,.2f", v));
    }
    System.out.println(Locale.getDefault() + " " + "TITLE".toLowerCase(new Locale("tr")) + " " + String.format("%tA", new Date(0)));
  }
}
