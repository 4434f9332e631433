class NoMain {
  void f() {}
}
