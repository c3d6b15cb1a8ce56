import type { Session } from '@sumu/contract';
import { inBackground } from '../platform/lib/in-background';
import { createGatherer } from '../platform/mail/gather';
import { mailNewDevices, type NewDevice } from './mails';
import type { UserRow } from './user-presenter';
import { changeUser, userById } from './users';

type DeviceGatherer = ReturnType<typeof createGatherer<NewDevice>>;

/** By id of the account; only admins have one, so there are few. */
const gatherers = new Map<number, DeviceGatherer>();

/** The account is read when the e-mail is sent: it may be deleted, or have another address. */
const createDeviceGatherer = (id: number) =>
	createGatherer<NewDevice>(async (devices, more) => {
		const user = await userById(id);
		if (user) await mailNewDevices(user, devices, more);
	});

/**
 * Tells an admin by e-mail of every sign-in with a browser that the account does not know; those of two minutes are
 * gathered. The first sign-in of a fresh installation is no news.
 */
export async function tellOfNewDevice(user: UserRow, device: Pick<Session, 'browser' | 'os'>) {
	if (user.role?.type !== 'admin') return;
	if (!user.signedInBefore) return changeUser(user, { signedInBefore: true });
	const gatherer = gatherers.get(user.id) ?? createDeviceGatherer(user.id);
	gatherers.set(user.id, gatherer);
	inBackground(() => gatherer.add({ ...device, at: new Date() }));
}

/** Sends what waits, for a CMS that stops. */
export async function closeNewDevices() {
	for (const gatherer of gatherers.values()) await gatherer.close();
	gatherers.clear();
}
