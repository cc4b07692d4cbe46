import { crc32, deflateSync } from 'node:zlib'

/** A PNG image with colored stripes, 1200 × 60 pixels. The bytes depend only on the seed. */
export function makePng(seed: number): Uint8Array {
  const [width, height] = [1200, 60]
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let i = 0; i < rows.length; i++) rows[i] = (i * 31 + (i >> 6) * (17 + seed)) % 256
  // The first byte of each row is the filter type: none.
  for (let row = 0; row < height; row++) rows[row * (1 + width * 3)] = 0
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
