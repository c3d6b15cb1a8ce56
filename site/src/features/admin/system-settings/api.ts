import {
	type BodyOf,
	checkMailRecords,
	getUser,
	type IdentityConfirmation,
	readUpkeep,
	removeMailServer,
	saveBackups,
	saveMailServer,
} from '@sumu/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { callAsUser } from '../../../lib/session/call-as-user';
import { siteQuery } from '../../../lib/site/get-site';
import { overviewQuery } from '../overview/api/overview';

/** Mail and backup settings; refetched whenever the site settings are. */
export const systemSettingsQuery = () =>
	queryOptions({
		queryKey: [...siteQuery().queryKey, 'upkeep'],
		queryFn: async ({ signal }) => (await callAsUser(readUpkeep, { signal })).data,
	});

/** DNS records of a sender's domain, looked up again for each check. */
export const mailRecordsQuery = (query: { host: string; sender: string }) =>
	queryOptions({
		queryKey: ['mail-records', query.host, query.sender],
		queryFn: async ({ signal }) => (await callAsUser(checkMailRecords, { query, signal })).data,
		gcTime: 0,
		retry: false,
	});

/** Proofs of identity that an account has, by its e-mail: a password, two-step sign-in. */
export const proofQuery = (email: string) =>
	queryOptions({
		queryKey: ['proof', email],
		queryFn: async ({ signal }) => {
			const { data } = await callAsUser(getUser, { params: { email }, signal });
			return { hasPassword: data.hasPassword, twoStep: data.twoStep };
		},
	});

/** Leaves out proofs that the form did not ask for. */
function omitEmptyProofs<Body extends IdentityConfirmation>({
	currentPassword,
	code,
	...body
}: Body) {
	return { ...body, ...(currentPassword && { currentPassword }), ...(code && { code }) };
}

/**
 * Each function resolves after every dependent query on the screen has been refetched, such as the mail
 * status and the completed steps.
 */
export function useSystemSettings() {
	const client = useQueryClient();
	const refetchDependents = () =>
		Promise.all([
			client.invalidateQueries({ queryKey: siteQuery().queryKey }),
			client.invalidateQueries({ queryKey: overviewQuery().queryKey }),
		]);
	return {
		async saveMailServer(body: BodyOf<typeof saveMailServer>) {
			await callAsUser(saveMailServer, { body: omitEmptyProofs(body) });
			await refetchDependents();
		},
		async removeMailServer(body: BodyOf<typeof removeMailServer>) {
			await callAsUser(removeMailServer, { body: omitEmptyProofs(body) });
			await refetchDependents();
		},
		async saveBackups(body: BodyOf<typeof saveBackups>) {
			await callAsUser(saveBackups, { body: omitEmptyProofs(body) });
			await refetchDependents();
		},
	};
}
