import { messages } from '@sumu/contract';
import { ApiError } from '../../../../lib/api';
import type { SubmitFailure } from '../../../../lib/forms/form-definition';
import { UploadError } from '../../../../lib/upload/use-upload';

const inputKeptMessage = 'Your changes are still here.';

/** Returns why a call failed, as a sentence. */
export const reasonOf = (error: unknown) => {
	if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
	return error.status === 429 ? messages.tooManyRequests : error.message;
};

const createFailure = (title: string, error: unknown): SubmitFailure => ({
	message: [title, `${reasonOf(error).replace(/\.$/, '')}.`, inputKeptMessage].join(' '),
	errors: error instanceof ApiError ? error.fields : {},
});

/** Returns the form's error for a failed save. */
export function failureOf(error: unknown): SubmitFailure {
	if (!(error instanceof UploadError)) return createFailure('Couldn’t save.', error);
	return error.isCancelled
		? { message: `The upload was cancelled, so nothing was saved. ${inputKeptMessage}`, errors: {} }
		: createFailure('The picture could not be uploaded, so nothing was saved.', error.cause);
}
