/** A class without a main method that could be started. */
public class NoMain {

    static int main(int n) {
        return n + 1;
    }
}
