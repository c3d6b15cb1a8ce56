import plain from '@fontsource/anek-latin/files/anek-latin-latin-500-normal.woff?inline';
import strong from '@fontsource/anek-latin/files/anek-latin-latin-600-normal.woff?inline';

const bytes = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** The faces previews are set in; satori reads WOFF, not WOFF2. */
export const fonts = [
	{ name: 'Anek Latin', data: bytes(plain), weight: 500, style: 'normal' },
	{ name: 'Anek Latin', data: bytes(strong), weight: 600, style: 'normal' },
] as const;
