/** Header of the file, and the entry for one picture in it. */
const HEADER = 22

/** A PNG as an ICO file, which holds it as it is. */
export function toIco(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(HEADER)
  header.writeUInt16LE(1, 2) // An icon,
  header.writeUInt16LE(1, 4) // one of them,
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // one plane
  header.writeUInt16LE(32, 12) // of 32 bits for each pixel.
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(HEADER, 18)
  return Buffer.concat([header, png])
}
