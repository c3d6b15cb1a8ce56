import type { BodyOf, sendMessage } from '@sumu/contract';

type Written = Pick<
	BodyOf<typeof sendMessage>,
	'name' | 'email' | 'subject' | 'details' | 'elapsed'
>;

/** An earlier message, with the owner's verdict. */
export interface SortedMessage extends Pick<Written, 'email' | 'subject' | 'details'> {
	isSpam: boolean;
}

/** Lowest score of the stage Spam; weak signs reach it only together. */
export const SPAM_SCORE = 60;

/** Shortest time that a person needs for the form, in milliseconds. */
const MIN_WRITING_MS = 3000;
const scores = {
	quick: 40,
	linkInName: 60,
	linkInSubject: 30,
	/** For each link beyond the first two, because clients link to their site. */
	link: 20,
	knownSpammer: 70,
	knownSender: -60,
	/** At most, in either direction, for words of earlier messages. */
	words: 60,
} as const;
const FREE_LINK_COUNT = 2;
const MAX_LINK_SCORE = 60;

const linkPattern = /https?:\/\/|www\.|\[url|<a\s/gi;
const countLinks = (text: string) => text.match(linkPattern)?.length ?? 0;

/** Characters of each message whose words are compared. */
const MAX_COMPARED_LENGTH = 2000;
const wordsIn = ({ subject, details }: Pick<Written, 'subject' | 'details'>) =>
	new Set(
		`${subject} ${details}`
			.slice(0, MAX_COMPARED_LENGTH)
			.toLowerCase()
			.match(/[\p{L}\p{N}]{3,30}/gu) ?? [],
	);

/** Words that decide, those with the clearest verdicts; the others would only blur it. */
const DECISIVE_WORDS = 15;
/** Messages of each kind below which their words prove nothing. */
const MIN_EXAMPLES = 3;

/**
 * Compares the words of a message with those of sorted ones, as a naive Bayes classifier. Returns a number from -1, as in
 * real messages, to 1, as in spam.
 */
function compareWords(message: Written, sorted: readonly SortedMessage[]): number {
	const spamWords = sorted.filter(({ isSpam }) => isSpam).map(wordsIn);
	const realWords = sorted.filter(({ isSpam }) => !isSpam).map(wordsIn);
	if (spamWords.length < MIN_EXAMPLES || realWords.length < MIN_EXAMPLES) return 0;
	const share = (word: string, texts: readonly ReadonlySet<string>[]) =>
		(texts.filter((words) => words.has(word)).length + 1) / (texts.length + 2);
	const logOdds = [...wordsIn(message)]
		.map((word) => Math.log(share(word, spamWords) / share(word, realWords)))
		.sort((one, other) => Math.abs(other) - Math.abs(one))
		.slice(0, DECISIVE_WORDS)
		.reduce((sum, each) => sum + each, 0);
	return Math.tanh(logOdds / 2);
}

const scoreSender = ({ email }: Written, sorted: readonly SortedMessage[]) => {
	const own = sorted.filter((message) => message.email === email);
	if (own.some(({ isSpam }) => !isSpam)) return scores.knownSender;
	return own.length > 0 ? scores.knownSpammer : 0;
};

/** Scores a message; the owner's earlier decisions count. 0 and less is surely no spam. */
export function scoreSpam(message: Written, sorted: readonly SortedMessage[]): number {
	const { name, subject, details, elapsed } = message;
	const extraLinks = Math.max(0, countLinks(details) - FREE_LINK_COUNT);
	return Math.round(
		(elapsed !== undefined && elapsed < MIN_WRITING_MS ? scores.quick : 0) +
			(countLinks(name) > 0 ? scores.linkInName : 0) +
			(countLinks(subject) > 0 ? scores.linkInSubject : 0) +
			Math.min(MAX_LINK_SCORE, extraLinks * scores.link) +
			scoreSender(message, sorted) +
			compareWords(message, sorted) * scores.words,
	);
}
