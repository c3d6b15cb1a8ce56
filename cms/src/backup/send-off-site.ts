import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../platform/lib/refusal';
import { computeDigests, isPicture, listFileNames, packArchive } from './archive';
import type { BackupTarget } from './backup-target';
import { openDatabase } from './database';
import { decryptStream, digestStream, encryptFile } from './encryption';
import {
	collectContents,
	type OnProgress,
	readRecipients,
	requireContent,
	writeManifest,
} from './make';
import { type BackupManifest, newManifest, rowsName, settingsName } from './manifest';
import { withOffSiteLock } from './off-site-lock';
import { listBackups, toBackupName, toFileName } from './off-site-names';
import { pruneTarget } from './prune-off-site';
import { fetchManifest } from './read-off-site';
import { demandRecipients } from './recipients';
import { registerScratchPath } from './scratch';
import { verifyBackup } from './verify';

type Files = BackupManifest['files'];
type Objects = NonNullable<BackupManifest['objects']>;

const DAY_MS = 24 * 3600 * 1000;
/** Tables whose rows change each hour without a change of content. */
const volatileFiles: readonly string[] = [settingsName, rowsName('strapi_core_store_settings')];

/** Returns one digest of everything in a backup that is content. */
function digestContent(files: Files): string {
	const hash = createHash('sha256');
	for (const [name, { sha256 }] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
		if (!volatileFiles.includes(name)) hash.update(`${name} ${sha256}\n`);
	return hash.digest('hex');
}

interface Sender {
	readonly target: BackupTarget;
	readonly recipients: readonly string[];
	readonly identities: readonly string[];
	/** Folder of the collected content. */
	readonly folder: string;
}

/**
 * Encrypts a file, stores it and reads it back.
 * @returns the digest of the object
 * @throws Refusal if it does not come back as it was sent
 */
async function sendEncryptedFile(
	{ target, recipients, folder }: Sender,
	file: string,
	name: string,
) {
	const encryptedFile = registerScratchPath(join(folder, 'sending'));
	await rm(encryptedFile, { force: true });
	const { bytes, sha256 } = await encryptFile(file, encryptedFile, recipients);
	await target.put(name, encryptedFile);
	await rm(encryptedFile);
	const object = await digestStream(await target.read(name));
	if (object.sha256 !== sha256) {
		await target.remove(name);
		throw new Refusal(`${name} in ${target.address} differs from the original. Try again.`);
	}
	return { bytes, sha256 };
}

/** Returns the digest of an object from an interrupted backup, or null if it is not what its name says. */
async function digestFoundObject(
	{ target, identities }: Sender,
	name: string,
	sha256: string,
): Promise<string | null> {
	const object = await digestStream(await target.read(name));
	if (identities.length === 0) return object.sha256 === sha256 ? object.sha256 : null;
	const plainDigest = await decryptStream(await target.read(name), identities, name)
		.then(digestStream)
		.catch(() => null);
	return plainDigest?.sha256 === sha256 ? object.sha256 : null;
}

/** Sends each picture that the target lacks. Pictures with the same content are stored once. */
async function sendPictures(sender: Sender, pictures: Files, previous: BackupManifest | null) {
	const isEncrypted = sender.recipients.length > 0;
	const storedSizes = new Map(
		(await sender.target.list('files')).map(({ name, bytes }) => [name, bytes]),
	);
	const knownDigests = new Map(
		Object.values(previous?.objects ?? {}).map(({ sha256, stored }) => [sha256, stored]),
	);
	const objects: Objects = {};
	let sentBytes = 0;
	for (const [name, { bytes, sha256 }] of Object.entries(pictures)) {
		const objectName = toFileName(sha256, isEncrypted);
		const objectPath = `files/${objectName}`;
		let objectDigest = storedSizes.has(objectName)
			? (knownDigests.get(sha256) ?? (await digestFoundObject(sender, objectPath, sha256)))
			: null;
		if (!objectDigest) {
			const picture = await sendEncryptedFile(sender, join(sender.folder, name), objectPath);
			objectDigest = picture.sha256;
			sentBytes += picture.bytes;
			storedSizes.set(objectName, picture.bytes);
		}
		knownDigests.set(sha256, objectDigest);
		objects[name] = { bytes, sha256, stored: objectDigest };
	}
	return { objects, sentBytes };
}

/** Result of sending a backup. */
export interface SentBackup {
	readonly name: string;
	readonly manifest: BackupManifest;
	/** Bytes of the objects that were sent. */
	readonly sentBytes: number;
	/** Messages for the owner, one line each. */
	readonly notes: readonly string[];
}

/**
 * Sends a backup to a target: new pictures first, then the archive with everything else. An interrupted one leaves only
 * pictures, which the next one does not send again.
 * @param onlyChanges if true, sends nothing if the content is that of the newest backup, which is less than a day old
 * @throws Refusal if something does not come back as it was sent
 */
export async function sendBackup(
	target: BackupTarget,
	onProgress: OnProgress,
	onlyChanges = false,
): Promise<SentBackup | null> {
	demandRecipients();
	await requireContent();
	const database = openDatabase();
	try {
		return await withOffSiteLock(database, async () => {
			const { recipients, identities } = await readRecipients(database);
			const { folder, createdAt, details } = await collectContents(database, onProgress);
			const sender = { target, recipients, identities, folder };
			const fileNames = await listFileNames(folder);
			const fileDigests = await computeDigests(folder, fileNames);
			const contentDigest = digestContent(fileDigests);
			const [newest] = await listBackups(target);
			const previousManifest = newest
				? await fetchManifest({ target, name: newest.name, identities })
				: null;
			if (
				onlyChanges &&
				newest &&
				previousManifest?.content === contentDigest &&
				createdAt.getTime() - newest.at.getTime() < DAY_MS
			)
				return null;
			onProgress(`Sending to ${target.address}`);
			const pickFiles = (isWanted: (name: string) => boolean): Files =>
				Object.fromEntries(Object.entries(fileDigests).filter(([name]) => isWanted(name)));
			const { objects, sentBytes } = await sendPictures(
				sender,
				pickFiles(isPicture),
				previousManifest,
			);
			const files = pickFiles((name) => !isPicture(name));
			const manifest = newManifest({ ...details, files, content: contentDigest, objects });
			await writeManifest(folder, manifest);
			const archiveFile = join(folder, 'off-site.tar.gz');
			await packArchive({ folder, names: Object.keys(files) }, archiveFile, async (part) => {
				await verifyBackup(part);
				return part;
			});
			const backupName = toBackupName(createdAt, recipients.length > 0);
			const sentArchive = await sendEncryptedFile(sender, archiveFile, `backups/${backupName}`);
			const pruningNotes = await pruneTarget(target, identities, createdAt);
			return {
				name: backupName,
				manifest,
				sentBytes: sentBytes + sentArchive.bytes,
				notes: pruningNotes,
			};
		});
	} finally {
		await database.destroy();
	}
}
