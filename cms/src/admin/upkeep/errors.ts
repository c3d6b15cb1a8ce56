import { wordsOf } from '../messages/words-of';

/** What is wrong, and in which field. */
export interface Issue {
	path: readonly PropertyKey[];
	message: string;
}

/** What is said at each field: the first that is wrong with it. */
export const byField = (issues: readonly Issue[]): Record<string, string> =>
	Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));

/** Why a call was refused: at the fields it names, else in general. */
export function refusal(error: unknown): { fields: Record<string, string>; general: string } {
	const issues: Issue[] = Object(Object(error).details).errors ?? [];
	const isAnswer = Object(error).status !== undefined;
	// Where nothing answered, the browser's words help nobody.
	const general = issues.length > 0 ? '' : wordsOf(isAnswer ? error : undefined);
	return { fields: byField(issues), general };
}
