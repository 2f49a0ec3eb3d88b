/**
 * Gives what a promise resolves to, if it does so in time. It is not cancelled otherwise: it goes on unheard.
 * @param limit milliseconds
 * @throws Error when it has not ended by then; what the promise is rejected with, when it is before
 */
export async function endsWithin<T>(limit: number, promise: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`Not ended after ${limit} ms`)), limit);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
