/** File on its way through Strapi's upload plugin, with the properties that pictures need. */
export interface WorkingFile {
	name: string;
	hash: string;
	ext?: string;
	mime?: string;
	/** Path of the bytes; without it there is only the stream. */
	filepath?: string;
	path?: string | null;
	tmpWorkingDirectory?: string;
	width?: number;
	height?: number;
	/** Size in kilobytes. */
	size?: number;
	sizeInBytes?: number;
	placeholder?: string | null;
	/** Address at which it is served; missing before it is stored. */
	url?: string;
	/** The provider's reference to the file. */
	provider_metadata?: object | null;
	getStream: () => NodeJS.ReadableStream;
}
