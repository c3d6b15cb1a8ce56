import { env } from '../../env';
import { registerGauge } from '../metrics/metrics';
import { makeDigest, type OwnerNotice } from './digest';
import { createGatherer } from './gather';
import { sendMail } from './send';
import { mailWords } from './words';

const isStillStored = async ({ isStored }: OwnerNotice) =>
	(await isStored?.().catch(() => true)) ?? true;

const noticeGatherer = createGatherer<OwnerNotice>(async (gathered, more) => {
	const storedFlags = await Promise.all(gathered.map(isStillStored));
	const notices = gathered.filter((_, index) => storedFlags[index]);
	if (notices.length === 0) return;
	const { letter, envelope } = makeDigest(notices, more, await mailWords());
	await sendMail(env.OWNER_EMAIL, letter, envelope);
});

registerGauge('notices_waiting', 'Notices to the owner that wait for the next mail', () =>
	noticeGatherer.countWaiting(),
);

/** E-mails the owner a notice, together with others within two minutes. */
export const notifyOwner = (
	letter: OwnerNotice['letter'],
	{ isStored, ...envelope }: OwnerNotice['envelope'] & Pick<OwnerNotice, 'isStored'> = {},
) => noticeGatherer.add({ letter, envelope, isStored });

/** Sends the waiting notices at shutdown. */
export const closeNotices = () => noticeGatherer.close();
