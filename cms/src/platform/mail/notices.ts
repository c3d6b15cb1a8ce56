import { env } from '../../env';
import { watchNumber } from '../metrics/metrics';
import { makeDigest, type Notice } from './digest';
import { send } from './send';
import { mailWords } from './words';

const pause = 2 * 60_000;
/** However many come, as in a flood: no mail and no memory holds more. */
const kept = 50;

let waiting: Notice[] = [];
let more = 0;
let timer: NodeJS.Timeout | undefined;

watchNumber(
	'notices_waiting',
	'Notices to the owner that wait for the next mail',
	() => waiting.length + more,
);

const deliver = ({ letter, envelope }: Notice) => send(env.OWNER_EMAIL, letter, envelope);

/** Sends what waits, as one mail. */
async function flush() {
	const before = waiting;
	const uncounted = more;
	waiting = [];
	more = 0;
	const stored = await Promise.all(
		before.map(({ isStored }) => isStored?.().catch(() => true) ?? true),
	);
	const notices = before.filter((_, index) => stored[index]);
	if (notices.length > 0) await deliver(makeDigest(notices, uncounted, await mailWords()));
}

const logged = (error: unknown) => strapi.log.error(String(error));

function rest() {
	timer = setTimeout(() => {
		timer = undefined;
		if (waiting.length === 0) return;
		rest();
		flush().catch(logged);
	}, pause);
	timer.unref();
}

/**
 * Tells the owner of something that came: at once where nothing was told in the last two minutes, else
 * with all that comes until they are over, in one mail. What waits is sent when the process is asked to stop;
 * where it crashes that mail is lost, but nothing it tells of: all of that is stored before. Each
 * replica gathers by itself.
 */
export async function notifyOwner(
	letter: Notice['letter'],
	{ isStored, ...envelope }: Notice['envelope'] & Pick<Notice, 'isStored'> = {},
) {
	if (!timer) {
		rest();
		return deliver({ letter, envelope });
	}
	if (waiting.length < kept) waiting.push({ letter, envelope, isStored });
	else more += 1;
}

/** At shutdown. */
export async function closeNotices() {
	clearTimeout(timer);
	timer = undefined;
	await flush().catch(logged);
}
