/* Prices of European options by Black and Scholes, as testdata/programs/kernels/BlackScholes.java. */
#include <math.h>
#include <stdlib.h>
#include "team.h"

#define N 4096
#define RUNS 100

typedef struct {
  float price, strike, rate, dividend, volatility, time;
  char type;
  float dividends, expected;
} option;

static option data[N];
static float parameters[5 * N] __attribute__((aligned(64)));
static int types[N] __attribute__((aligned(64)));
static float results[N] __attribute__((aligned(64)));

option *options;
float *sptprice, *strike, *rate, *volatility, *otime, *prices;
int *otype;

static float normal(float input) {
  float x = input < 0 ? -input : input;
  float density = expf(-0.5f * x * x) * 0.39894228f;
  float k = 1 / (1 + 0.2316419f * x);
  float local = k * (0.319381530f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f))));
  float output = 1 - local * density;
  return input < 0 ? 1 - output : output;
}

static float european(float price, float strike, float rate, float volatility, float time, int type) {
  float root = sqrtf(time);
  float den = volatility * root;
  float d1 = ((rate + volatility * volatility * 0.5f) * time + logf(price / strike)) / den;
  float n1 = normal(d1);
  float n2 = normal(d1 - den);
  float future = strike * expf(-rate * time);
  return type == 0 ? price * n1 - future * n2 : future * (1 - n2) - price * (1 - n1);
}

static void __attribute__((noinline)) price(void) {
  for (int j = 0; j < RUNS; j++) {
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
      float result = european(sptprice[i], strike[i], rate[i], volatility[i], otime[i], otype[i]);
      prices[i] = result;
    }
  }
}

int main(int count, char **arguments) {
  for (int i = 0; i < N; i++) {
    data[i] = (option){42 + i % 60, 40 + i % 53, 0.1f, 0, 0.2f + i % 7 * 0.05f, 0.5f + i % 3 * 0.25f, i % 2 ? 'P' : 'C', 0, 0};
  }
  omp_set_num_threads(count > 1 ? atoi(arguments[1]) : 1);
  options = data;
  sptprice = parameters;
  strike = parameters + N;
  rate = parameters + 2 * N;
  volatility = parameters + 3 * N;
  otime = parameters + 4 * N;
  otype = types;
  prices = results;
  array("data", data, sizeof data);
  array("parameters", parameters, sizeof parameters);
  array("otype", types, sizeof types);
  array("prices", results, sizeof results);
  void *pointers[] = {&options, &sptprice, &strike, &rate, &volatility, &otime, &otype, &prices};
  for (int i = 0; i < 8; i++) array("pointer", pointers[i], sizeof(void *));
  for (int i = 0; i < N; i++) {
    otype[i] = options[i].type == 'P';
    sptprice[i] = options[i].price;
    strike[i] = options[i].strike;
    rate[i] = options[i].rate;
    volatility[i] = options[i].volatility;
    otime[i] = options[i].time;
  }
  price();
  return 0;
}
