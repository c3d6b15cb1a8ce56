import type { Spoken } from '@sumu/contract/words';
import { beforeRoutes } from '../chunk/before-routes';
import { hydrated } from '../document/client-store';
import { firstInteraction } from '../document/first-interaction';
import { formatsOf } from './formats';
import { spokenId, voice } from './voice';

const brought = (): Spoken => JSON.parse(document.getElementById(spokenId)?.textContent || '{}');

/**
 * Resolves when, after hydration, a phrase is used that the page did not include: one that only the browser renders.
 */
function saidMore(): Promise<void> {
	const known = new Set(Object.keys(voice.speech.spoken));
	let isTakenOver = false;
	addEventListener(
		hydrated,
		() => {
			isTakenOver = true;
		},
		{ once: true },
	);
	return new Promise((resolve) => {
		voice.speech.onSaid = (phrase) => {
			if (!isTakenOver) known.add(phrase);
			else if (!known.has(phrase)) resolve();
		};
	});
}

/** Uses the page's own translations, and loads all others on the first interaction or when one is missing. */
export function speak() {
	let asked: { at: string; readonly words: Promise<Spoken> } | undefined;

	const say = (spoken: Spoken) => {
		voice.speech.spoken = spoken;
		return spoken;
	};
	async function read(at: string): Promise<Spoken> {
		try {
			const response = await fetch(`/words.json?at=${at}`);
			if (!response.ok) {
				await response.body?.cancel();
				throw new Error(response.statusText);
			}
			return say(await response.json());
		} catch {
			// Keep the known translations; a later call may succeed.
			asked = undefined;
			return voice.speech.spoken;
		}
	}
	/** Loads all translations once; `at` is the time of the last change of the settings, if known. */
	function all(at = ''): Promise<Spoken> {
		if (!asked || (asked.at && at && asked.at !== at)) asked = { at, words: read(at) };
		asked.at ||= at;
		return asked.words;
	}

	voice.speech.formats = formatsOf;
	say(brought());
	beforeRoutes.ready = () => all();
	const more = saidMore();
	voice.watch = async () => {
		await Promise.race([firstInteraction(), more]);
		return (updated, notify) => {
			void all(updated).then(notify);
			return () => {};
		};
	};
}
