import { useEffect, useState } from 'react'

/** A value that follows another one when that has not changed for some milliseconds. */
export function useDelayed<T>(value: T, delay: number): T {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return delayed
}
