import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Browsers send one request after the other; who sends so many without waiting is let go. */
const MOST_WAITING = 250

/**
 * The requests of each connection, answered one after the other: a client that sends many at once has one file open at a time, and nothing is begun for
 * one that is gone.
 */
export class Turns {
  private readonly waiting = new WeakMap<Duplex, (() => void)[]>()

  /** Runs an answer when it is its turn on its connection. */
  take({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
    response.once('close', () => this.next(socket))
    const waiting = this.waiting.get(socket)
    if (waiting === undefined) {
      this.waiting.set(socket, [])
      answer()
    } else if (waiting.length < MOST_WAITING) waiting.push(answer)
    else socket.destroy()
  }

  /** Whether an answer is under way on a connection. */
  isAnswering(socket: Duplex): boolean {
    return this.waiting.has(socket)
  }

  private next(socket: Duplex): void {
    const answer = this.waiting.get(socket)?.shift()
    if (answer === undefined || !socket.writable) this.waiting.delete(socket)
    else answer()
  }
}
