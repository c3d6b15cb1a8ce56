const defaultErrorMessage = 'That didn’t work. Try again in a moment.';

/** The server's error message, or a general message if it is missing. */
export const getErrorMessage = (error: unknown): string =>
	typeof error === 'object' && error !== null && 'message' in error && error.message
		? String(error.message)
		: defaultErrorMessage;

/** An error and the path of its field. */
export interface FieldIssue {
	path: readonly PropertyKey[];
	message: string;
}

/** Returns the first error message of each field. */
export const byField = (issues: readonly FieldIssue[]): Record<string, string> =>
	Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));

/** Splits the error of a refused call into messages by field, or a general message if it names no field. */
export function parseApiError(error: unknown): { fields: Record<string, string>; general: string } {
	const issues: FieldIssue[] = Object(Object(error).details).errors ?? [];
	const isAnswer = Object(error).status !== undefined;
	// Without a response, the browser's own error message would not help.
	const general = issues.length > 0 ? '' : getErrorMessage(isAnswer ? error : undefined);
	return { fields: byField(issues), general };
}
