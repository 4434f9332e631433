/** Loops over ranges as Scala's compiler writes them: calls of the library with the body as a closure. What is expected stands on the loop's line. */
object Ranges {
  private val n = 40

  def axpy(a: Double, x: Array[Double], y: Array[Double]): Unit =
    for (i <- 0 until x.length) y(i) = y(i) + a * x(i) // expect: parallel

  def copyTwice(x: Array[Double], y: Array[Double]): Unit =
    x.indices.foreach(i => y(i) = 2 * x(i)) // expect: parallel

  def scan(x: Array[Double]): Unit =
    for (i <- 1 until n) { // expect: sequential: flow x[i-1] line 13
      x(i) = x(i - 1) + x(i)
    }

  def downwards(x: Array[Double]): Unit =
    for (i <- n - 2 to 0 by -1) x(i) = x(i + 1) * 0.5 // expect: sequential: flow x[i+1] line 17

  def strided(x: Array[Double]): Unit =
    for (i <- 1 until n by 2) x(i) = x(i - 1) // expect: parallel

  def overlapping(x: Array[Double]): Unit =
    for (i <- 2 until n by 2) x(i) = x(i - 2) // expect: sequential: flow x[i-2] line 23

  def dot(x: Array[Double], y: Array[Double]): Double = {
    var s = 0.0
    for (i <- 0 to n - 1) s += x(i) * y(i) // expect: reduction(+:s)
    s
  }

  def largest(x: Array[Double]): Double = {
    var most = Double.MinValue
    for (i <- 0 until n) most = math.max(most, x(i)) // expect: reduction(max:most)
    most
  }

  def product(x: Array[Double]): Double = {
    var p = 1.0
    for (i <- 0 until n) p *= 1 + x(i) / 1000 // expect: reduction(*:p)
    p
  }

  def histogram(of: Array[Int], counts: Array[Int]): Unit =
    for (i <- of.indices) counts(of(i)) += 1 // expect: reduction(+:counts)

  def multiply(a: Array[Array[Double]], b: Array[Array[Double]]): Array[Array[Double]] = {
    val c = Array.ofDim[Double](n, n)
    for (i <- 0 until n) // expect: parallel
      for (j <- 0 until n) // expect: parallel
        for (k <- 0 until n) // expect: reduction(+:c)
          c(i)(j) += a(i)(k) * b(k)(j)
    c
  }

  def relax(u: Array[Array[Double]], v: Array[Array[Double]]): Unit =
    for (i <- 1 until n - 1; // expect: parallel
         j <- 1 until n - 1) // expect: parallel
      v(i)(j) = 0.25 * (u(i - 1)(j) + u(i + 1)(j) + u(i)(j - 1) + u(i)(j + 1))

  def gaussSeidel(u: Array[Array[Double]]): Unit =
    for (i <- 1 until n - 1) // expect: pipeline: flow u[i-1][j] line 63
      for (j <- 1 until n - 1) // expect: sequential: flow u[i][j-1] line 63
        u(i)(j) = 0.25 * (u(i - 1)(j) + u(i + 1)(j) + u(i)(j - 1) + u(i)(j + 1))

  def positive(x: Array[Double], y: Array[Double]): Unit =
    for (i <- 0 until n if x(i) > 0) y(i) = math.sqrt(x(i)) // expect: parallel

  def bounded(x: Array[Double], from: Int): Unit =
    for (i <- (from max 0) until n) x(i) = i // expect: parallel

  def mirrored(x: Array[Double], y: Array[Double]): Unit =
    for (i <- 0 until n) y(n - 1 - i) = x(i) // expect: parallel

  def folded(x: Array[Double]): Unit =
    for (i <- 0 until n) x(i % 3) = i // expect: sequential: output x[i%3] line 75

  def counted(x: Array[Double]): Int = {
    var k = 0
    for (i <- 0 until n) { // expect: sequential: flow k line 80
      x(i) = k
      k += x(i).toInt & 1
    }
    k
  }

  def printed(x: Array[Double]): Unit =
    for (i <- 0 until 3) println(x(i)) // expect: sequential: call Predef$.println() line 87

  def main(args: Array[String]): Unit = {
    val x = new Array[Double](n)
    val y = new Array[Double](n)
    val of = new Array[Int](n)
    for (i <- 0 until n) { // expect: parallel
      x(i) = i * 0.5 - 3
      of(i) = i * i % 7
    }
    axpy(2.0, x, y)
    copyTwice(x, y)
    scan(x)
    downwards(y)
    strided(x)
    overlapping(x)
    println(dot(x, y) + " " + largest(x) + " " + product(y))
    val counts = new Array[Int](7)
    histogram(of, counts)
    val a = Array.ofDim[Double](n, n)
    for (i <- 0 until n; j <- 0 until n) a(i)(j) = (i * 7 + j * 3) % 11 // expect: parallel
    val b = multiply(a, a)
    relax(a, b)
    gaussSeidel(b)
    positive(x, y)
    bounded(x, args.length - 1)
    mirrored(x, y)
    folded(x)
    println(counted(y))
    printed(y)
    var all = 0.0
    for (i <- 0 until n; j <- 0 until n) all += b(i)(j) // expect: reduction(+:all)
    println(all + " " + x(2) + " " + y(5) + " " + counts(2))
  }
}
