/** Saves a file as a download. */
export function downloadFile(file: File) {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(file);
	link.download = file.name;
	link.click();
	URL.revokeObjectURL(link.href);
}
