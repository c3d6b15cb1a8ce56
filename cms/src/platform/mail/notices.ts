import { env } from '../../env';
import { watchNumber } from '../metrics/metrics';
import { makeDigest, type Notice } from './digest';
import { createGatherer } from './gather';
import { send } from './send';
import { mailWords } from './words';

const isStillStored = async ({ isStored }: Notice) =>
	(await isStored?.().catch(() => true)) ?? true;

const gatherer = createGatherer<Notice>(async (gathered, more) => {
	const stored = await Promise.all(gathered.map(isStillStored));
	const notices = gathered.filter((_, index) => stored[index]);
	if (notices.length === 0) return;
	const { letter, envelope } = makeDigest(notices, more, await mailWords());
	await send(env.OWNER_EMAIL, letter, envelope);
});

watchNumber('notices_waiting', 'Notices to the owner that wait for the next mail', () =>
	gatherer.countWaiting(),
);

/** E-mails the owner a notice, together with others within two minutes. */
export const notifyOwner = (
	letter: Notice['letter'],
	{ isStored, ...envelope }: Notice['envelope'] & Pick<Notice, 'isStored'> = {},
) => gatherer.add({ letter, envelope, isStored });

/** Sends the waiting notices at shutdown. */
export const closeNotices = () => gatherer.close();
