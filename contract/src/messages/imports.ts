export const brokenUpload =
	'The upload was interrupted, so nothing was kept. Please upload the files again.';
export const importTooLarge =
	'The files are larger than 500 MB together. Import them in several parts.';
export const noImportFile = 'Please choose a file, a zip or a folder';
export const importNotReady =
	'This import is not waiting to be started. Reload the page to see its state.';
export const importRunning = 'This import is still running. Cancel it first.';
