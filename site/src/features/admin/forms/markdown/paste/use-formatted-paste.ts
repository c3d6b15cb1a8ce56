import { type ClipboardEvent, useState } from 'react';
import { loadChunk } from '../../../../../lib/chunk/load-chunk';
import { uploadPicture } from '../../../../../lib/upload/upload';

const loadReader = () => loadChunk('paste', () => import('./read-paste'));

/** HTML that may be more than its text. The converter decides, but by then the browser no longer pastes. */
const mayBeFormatted =
	/<(?:h[1-6]|b|strong|em|i|a|[uo]l|table|img|blockquote|code|s|del|su[bp]|hr)\b|font-weight|font-style|mso-list/i;

const countPictures = (count: number) => (count === 1 ? 'One picture' : `${count} pictures`);

const describeLosses = ({ lost, external }: { lost: number; external: number }) =>
	[
		lost > 0 &&
			`${countPictures(lost)} couldn’t be pasted. Copy each one on its own, or upload its file.`,
		external > 0 &&
			`${countPictures(external)} will be loaded from another website, which doesn’t allow copies. Upload your own copy if it may disappear.`,
	]
		.filter(Boolean)
		.join(' ');

/** Pastes formatted text, as of word processors and web pages, as Markdown. `insert` inserts it at the cursor. */
export function useFormattedPaste(insert: (text: string) => void) {
	const [notice, setNotice] = useState('');

	async function pasteFormatted(html: string, plain: string) {
		setNotice('Pasting…');
		const upload = (file: File) =>
			uploadPicture(file, { onProgress: () => {}, signal: new AbortController().signal });
		try {
			const { readPaste } = await loadReader();
			const result = await readPaste(html, upload);
			insert(result?.markdown || plain);
			setNotice(result ? describeLosses(result) : '');
		} catch {
			insert(plain);
			setNotice('The formatting couldn’t be read, so only the text was pasted.');
		}
	}

	return {
		/** State of the last paste, or ''. */
		notice,
		/** @returns whether it handles the paste */
		handlePaste(event: ClipboardEvent): boolean {
			const { clipboardData } = event;
			// A code editor: its formatting is only the colours of the code.
			const isCode = clipboardData.types.includes('vscode-editor-data');
			if (isCode || !clipboardData.types.includes('text/html')) return false;
			const html = clipboardData.getData('text/html');
			if (!mayBeFormatted.test(html)) return false;
			event.preventDefault();
			void pasteFormatted(html, clipboardData.getData('text/plain'));
			return true;
		},
	};
}
