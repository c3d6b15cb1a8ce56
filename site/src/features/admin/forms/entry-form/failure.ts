import { messages } from '@sumu/contract';
import { ApiError } from '../../../../lib/api';

/** Why nothing was saved, as the form says it. */
export interface Failure {
	readonly step: 'upload' | 'save' | 'cancelled';
	readonly message: string;
	/** What is wrong with each field, by its name. */
	readonly fields: Readonly<Record<string, string>>;
}

const kept = 'What you typed is still here.';
const titles = {
	upload: 'The picture could not be uploaded, so nothing was saved.',
	save: 'It could not be saved.',
} as const;

const reasonOf = (error: unknown) => {
	if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
	return error.status === 429 ? messages.tooManyRequests : error.message;
};

export const failureOf = (step: 'upload' | 'save', error: unknown): Failure => ({
	step,
	message: [titles[step], `${reasonOf(error).replace(/\.$/, '')}.`, kept].join(' '),
	fields: error instanceof ApiError ? error.fields : {},
});

export const cancelled: Failure = {
	step: 'cancelled',
	message: `The upload was cancelled and nothing was saved. ${kept}`,
	fields: {},
};
