import * as z from 'zod/mini';

const sizesSchema = z.nullish(z.record(z.string(), z.object({ url: z.string() })));

/** Returns the addresses of a media library file and of its sizes. */
export function addressesOf({ url, formats }: { url: string; formats: unknown }): string[] {
	const sizes = typeof formats === 'string' ? JSON.parse(formats) : formats;
	return [url, ...Object.values(sizesSchema.parse(sizes) ?? {}).map((size) => size.url)];
}
