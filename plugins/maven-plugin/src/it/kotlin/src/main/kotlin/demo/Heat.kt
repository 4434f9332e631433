package demo

fun main(args: Array<String>) {
  val n = if (args.isNotEmpty()) args[0].toInt() else 16
  val u = Array(n + 2) { DoubleArray(n + 2) }
  val next = Array(n + 2) { DoubleArray(n + 2) }
  for (i in 0 until n + 2) {
    u[i][0] = 1.0
  }
  for (t in 0 until 5) {
    for (i in 1..n) {
      for (j in 1..n) {
        next[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1])
      }
    }
    for (i in 1..n) {
      for (j in 1..n) {
        u[i][j] = next[i][j]
      }
    }
  }
  println(u[1][1])
}
