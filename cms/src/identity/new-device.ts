import type { Session } from '@sumu/contract';
import { runInBackground } from '../platform/lib/in-background';
import { createGatherer } from '../platform/mail/gather';
import { mailNewDevices, type NewDevice } from './mails';
import type { UserRow } from './user-presenter';
import { changeUser, userById } from './users';

type DeviceGatherer = ReturnType<typeof createGatherer<NewDevice>>;

/** Gatherers by account id. Only admins have one, so there are few. */
const deviceDigests = new Map<number, DeviceGatherer>();

/** Reads the account when the e-mail is sent, because it may have been deleted or have another address by then. */
const createDeviceGatherer = (id: number) =>
	createGatherer<NewDevice>(async (devices, more) => {
		const user = await userById(id);
		if (user) await mailNewDevices(user, devices, more);
	});

/**
 * E-mails an admin about every sign-in with a new browser; those within two minutes are combined. An admin's first
 * sign-in is not reported.
 */
export async function tellOfNewDevice(user: UserRow, device: Pick<Session, 'browser' | 'os'>) {
	if (user.role?.type !== 'admin') return;
	if (!user.signedInBefore) return changeUser(user, { signedInBefore: true });
	const gatherer = deviceDigests.get(user.id) ?? createDeviceGatherer(user.id);
	deviceDigests.set(user.id, gatherer);
	runInBackground(() => gatherer.add({ ...device, at: new Date() }));
}

/** Sends pending e-mails at shutdown. */
export async function closeNewDevices() {
	for (const gatherer of deviceDigests.values()) await gatherer.close();
	deviceDigests.clear();
}
