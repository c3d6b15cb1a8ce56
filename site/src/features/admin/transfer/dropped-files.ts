import type { UploadedFile } from './api';

const readEntries = (reader: FileSystemDirectoryReader) =>
	new Promise<FileSystemEntry[]>((resolve, reject) => {
		reader.readEntries(resolve, reject);
	});

async function filesIn(entry: FileSystemEntry): Promise<UploadedFile[]> {
	const filePath = entry.fullPath.replace(/^\//, '');
	if (entry.isFile) {
		const entryFile = await new Promise<File>((resolve, reject) => {
			(entry as FileSystemFileEntry).file(resolve, reject);
		});
		return [{ file: entryFile, path: filePath }];
	}
	const bodyReader = (entry as FileSystemDirectoryEntry).createReader();
	const uploadedFiles: UploadedFile[] = [];
	// The browser returns a folder in parts.
	for (;;) {
		const allEntries = await readEntries(bodyReader);
		if (allEntries.length === 0) return uploadedFiles;
		for (const inner of allEntries) uploadedFiles.push(...(await filesIn(inner)));
	}
}

/** Returns the dropped files, those of folders with their paths. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<UploadedFile[]> {
	// The list is emptied when the event ends, so it is read first.
	const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
	if (entries.length === 0) return [...files].map((file) => ({ file, path: file.name }));
	return (await Promise.all(entries.map(filesIn))).flat();
}

/** Returns the files of an input, those of a folder with their paths. */
export const chosenFiles = (files: FileList | null): UploadedFile[] =>
	[...(files ?? [])].map((file) => ({ file, path: file.webkitRelativePath || file.name }));
