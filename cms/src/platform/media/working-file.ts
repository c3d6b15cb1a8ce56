/** A file on its way through Strapi's upload plugin, as far as pictures need it. */
export interface WorkingFile {
	name: string;
	hash: string;
	ext?: string;
	mime?: string;
	/** Where the bytes lie; without it there is only the stream. */
	filepath?: string;
	path?: string | null;
	tmpWorkingDirectory?: string;
	width?: number;
	height?: number;
	/** Kilobytes. */
	size?: number;
	sizeInBytes?: number;
	placeholder?: string | null;
	/** Where it is served; none before it is stored. */
	url?: string;
	/** What the provider knows it by. */
	provider_metadata?: object | null;
	getStream: () => NodeJS.ReadableStream;
}
