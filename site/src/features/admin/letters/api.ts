import {
	addLetter,
	type BodyInputOf,
	cancelLetter,
	changeLetter,
	changeSubscriber,
	deleteLetter,
	type Letter,
	listBlogs,
	listLetterFailures,
	listLetters,
	previewLetter,
	sendLetter,
	testLetter,
} from '@sumu/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../../lib/query/keys';
import { callAsUser } from '../../../lib/session/call-as-user';

export type LetterChanges = BodyInputOf<typeof changeLetter>;

/** Milliseconds between two looks at a letter that is being sent. */
const PROGRESS_INTERVAL_MS = 2_000;
const lettersKey = ['letters'];
/** Posts that a letter can send: the newest ones. */
const MAX_POSTS = 100;

const isUnderWay = ({ state }: Letter) => state === 'sending' || state === 'scheduled';

/** All letters, newest first; repeated while one is being sent. */
export const lettersQuery = () =>
	queryOptions({
		queryKey: [...lettersKey, 'list'],
		queryFn: async ({ signal }) => (await callAsUser(listLetters, { query: {}, signal })).data,
		refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? PROGRESS_INTERVAL_MS : false),
	});

/** Letter as a recipient gets it. */
export const letterPreviewQuery = (id: string) =>
	queryOptions({
		queryKey: [...lettersKey, 'preview', id],
		queryFn: async ({ signal }) =>
			(await callAsUser(previewLetter, { params: { id }, signal })).data,
	});

/** Addresses that have refused a letter; read again when their number has changed. */
export const letterFailuresQuery = (id: string, count: number) =>
	queryOptions({
		queryKey: [...lettersKey, 'failures', id, count],
		queryFn: async ({ signal }) =>
			(await callAsUser(listLetterFailures, { params: { id }, query: {}, signal })).data,
	});

export const postChoicesQuery = () =>
	queryOptions({
		queryKey: [...queryKeyOf('blogs'), 'for-letters'],
		queryFn: async ({ signal }) =>
			(await callAsUser(listBlogs, { query: { page: 1, size: MAX_POSTS }, signal })).data,
	});

/** Creates a mutation of letters that refetches them, whether it succeeds or not. */
function useLetterMutation<Variables, Result>(mutationFn: (value: Variables) => Promise<Result>) {
	const client = useQueryClient();
	return useMutation({
		mutationFn,
		onSettled: () => client.invalidateQueries({ queryKey: lettersKey }),
	});
}

export const useAddLetter = () =>
	useLetterMutation(
		async (body: BodyInputOf<typeof addLetter>) => (await callAsUser(addLetter, { body })).data,
	);

export const useSaveLetter = (id: string) =>
	useLetterMutation((body: LetterChanges) => callAsUser(changeLetter, { params: { id }, body }));

export const useSendLetter = (id: string) =>
	useLetterMutation((_: undefined) => callAsUser(sendLetter, { params: { id } }));

export const useCancelLetter = (id: string) =>
	useLetterMutation((_: undefined) => callAsUser(cancelLetter, { params: { id } }));

export const useRemoveLetter = (id: string) =>
	useLetterMutation((_: undefined) => callAsUser(deleteLetter, { params: { id } }));

/** Lets a suspended subscriber get letters again. */
export function useLiftSuspension(id: string) {
	const client = useQueryClient();
	return useLetterMutation(async (_: undefined) => {
		await callAsUser(changeSubscriber, { params: { id }, body: { suspended: false } });
		await client.invalidateQueries({ queryKey: queryKeyOf('subscribers') });
	});
}

export const useTestLetter = (id: string) =>
	useLetterMutation((email: string) => callAsUser(testLetter, { params: { id }, body: { email } }));
