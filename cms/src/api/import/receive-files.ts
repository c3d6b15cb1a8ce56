import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join, posix } from 'node:path';
import { errors } from '@strapi/utils';
import { importLimits, messages } from '@sumu/contract';
import formidable from 'formidable';

interface ReceivedFile {
	readonly filepath: string;
	readonly originalFilename: string | null;
}

/** Maximum bytes of a request: the files and a header for each. */
const MAX_UPLOAD_BYTES = importLimits.bytes + importLimits.files * 1024;

const payloadTooLarge = 413;
const tooLargeError = () => new errors.PayloadTooLargeError(messages.importTooLarge);
const brokenError = () => new errors.ValidationError(messages.brokenUpload);

/** Returns the place of a file below the root; null if its name leads out of it. */
function toSafePath(name: string): string | null {
	const normalPath = posix.normalize(name.replaceAll('\\', '/')).replace(/^\/+/, '');
	const isSafePath =
		normalPath !== '' &&
		normalPath !== '.' &&
		!normalPath.split('/').includes('..') &&
		!normalPath.includes('\0');
	return isSafePath && normalPath.length <= 1000 ? normalPath : null;
}

/** Returns the files of a multipart request, stored in a folder under temporary names. */
async function parseFiles(request: IncomingMessage, uploadDir: string): Promise<ReceivedFile[]> {
	const receivedFiles: ReceivedFile[] = [];
	const uploadForm = formidable({
		uploadDir,
		multiples: true,
		allowEmptyFiles: true,
		minFileSize: 0,
		maxFileSize: importLimits.bytes,
		maxFields: 10,
	});
	await new Promise<void>((resolve, reject) => {
		uploadForm.on('progress', (bytesReceived) => {
			if (bytesReceived > MAX_UPLOAD_BYTES) reject(tooLargeError());
		});
		uploadForm.on('fileBegin', () => {
			if (receivedFiles.length >= importLimits.files) reject(tooLargeError());
		});
		uploadForm.on('file', (_field, file) => void receivedFiles.push(file));
		uploadForm.on('error', (error) => {
			reject(Object(error).httpCode === payloadTooLarge ? tooLargeError() : brokenError());
		});
		uploadForm.on('aborted', () => reject(brokenError()));
		uploadForm.on('end', resolve);
		uploadForm.parse(request);
	});
	return receivedFiles;
}

/**
 * Streams the files of a request into a folder; their names may be relative paths. Returns the name of the file, or of
 * the folder that contains them all.
 * @throws ApplicationError if the upload breaks off, is too large or contains no file; then nothing is left
 */
export async function receiveFiles(request: IncomingMessage, root: string): Promise<string> {
	if (Number(request.headers['content-length']) > MAX_UPLOAD_BYTES) throw tooLargeError();
	await mkdir(root, { recursive: true });
	const uploadDir = await mkdtemp(join(dirname(root), 'upload-'));
	try {
		const uploadedFiles = await parseFiles(request, uploadDir);
		const storedPaths: string[] = [];
		for (const { filepath, originalFilename } of uploadedFiles) {
			const path = toSafePath(originalFilename ?? '');
			if (!path) continue;
			const target = join(root, path);
			await mkdir(dirname(target), { recursive: true });
			await rename(filepath, target);
			storedPaths.push(path);
		}
		const [first] = storedPaths;
		if (!first) throw new errors.ValidationError(messages.noImportFile);
		return first.split('/', 1)[0] ?? first;
	} catch (error) {
		await rm(root, { recursive: true, force: true });
		throw error;
	} finally {
		await rm(uploadDir, { recursive: true, force: true });
	}
}
