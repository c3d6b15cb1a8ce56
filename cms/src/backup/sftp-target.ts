import { posix } from 'node:path';
import { promisify } from 'node:util';
import type { SftpLocation } from '@sumu/contract/env';
import type { SFTPWrapper } from 'ssh2';
import { Refusal } from '../platform/lib/refusal';
import type { BackupTarget } from './backup-target';
import { isMissing, SftpConnection } from './sftp-connection';

/** Extension of a file that is being written. */
const partExtension = '.part';
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Bytes that are requested at a time, the most that OpenSSH sends. */
const READ_CHUNK_BYTES = 256 * 1024;

/** Removes a file that may not exist. */
async function removeFile(sftp: SFTPWrapper, path: string): Promise<void> {
	await promisify(sftp.unlink.bind(sftp))(path).catch((error: unknown) => {
		if (!isMissing(error)) throw error;
	});
}

/** Creates a folder and those above it. */
async function makeFolder(sftp: SFTPWrapper, path: string): Promise<void> {
	const stats = await promisify(sftp.stat.bind(sftp))(path).catch((error: unknown) => {
		if (!isMissing(error)) throw error;
	});
	if (stats || path === '/') return;
	await makeFolder(sftp, posix.dirname(path));
	await new Promise<void>((resolve, reject) => {
		sftp.mkdir(path, { mode: FOLDER_MODE }, (error) => (error ? reject(error) : resolve()));
	});
}

/** Opens a folder on a machine that is reached through SSH as the place of backups. */
export function openSftpFolder(location: SftpLocation): BackupTarget {
	const connection = new SftpConnection(location);
	const { address } = connection;
	const toPath = (name: string) => `${location.folder}/${name}`;
	return {
		address,
		list: (folder) =>
			connection.run(async (sftp) => {
				const entries = await promisify(sftp.readdir.bind(sftp))(toPath(folder)).catch(
					(error: unknown) => {
						if (isMissing(error)) return [];
						throw error;
					},
				);
				return entries
					.filter(({ filename, attrs }) => attrs.isFile() && !filename.endsWith(partExtension))
					.map(({ filename, attrs }) => ({
						name: filename,
						bytes: attrs.size,
						at: new Date(attrs.mtime * 1000),
					}));
			}),
		put: (name, file) =>
			connection.run(async (sftp) => {
				const path = toPath(name);
				const partPath = path + partExtension;
				await makeFolder(sftp, posix.dirname(path));
				try {
					await new Promise<void>((resolve, reject) => {
						sftp.fastPut(file, partPath, { mode: FILE_MODE }, (error) =>
							error ? reject(error) : resolve(),
						);
					});
					// Only some servers can rename over an existing file, which here is a damaged one.
					await removeFile(sftp, path);
					await promisify(sftp.rename.bind(sftp))(partPath, path);
				} catch (error) {
					await removeFile(sftp, partPath).catch(() => {});
					throw error;
				}
			}),
		read: (name) =>
			connection.run(async (sftp) => {
				const path = toPath(name);
				await promisify(sftp.stat.bind(sftp))(path).catch((error: unknown) => {
					throw isMissing(error) ? new Refusal(`There is no ${name} in ${address}.`) : error;
				});
				const stream = sftp.createReadStream(path, { highWaterMark: READ_CHUNK_BYTES });
				const release = connection.retain();
				const breakOff = () => stream.destroy(new Error(`${address} closed the connection`));
				sftp.once('close', breakOff);
				stream.once('close', () => {
					sftp.off('close', breakOff);
					release();
				});
				return stream;
			}),
		remove: (name) => connection.run((sftp) => removeFile(sftp, toPath(name))),
	};
}
