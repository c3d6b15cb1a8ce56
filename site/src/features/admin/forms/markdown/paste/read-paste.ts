import { cleanHtml, isFormatted } from './clean-html';
import { type PictureLosses, type UploadFile, uploadPictures } from './pasted-pictures';
import { toMarkdown } from './to-markdown';

interface ReadPaste extends PictureLosses {
	readonly markdown: string;
}

/** Converts HTML from the clipboard to Markdown and uploads its pictures. Null if it has no formatting. */
export async function readPaste(html: string, upload: UploadFile): Promise<ReadPaste | null> {
	const body = cleanHtml(html);
	if (!isFormatted(body)) return null;
	const losses = await uploadPictures(body, upload);
	return { markdown: toMarkdown(body), ...losses };
}
