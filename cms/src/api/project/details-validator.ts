import { requiredDetailsFor } from '@sumu/contract';
import type { ValidationProblem } from '../../contract/validate-request';
import { readDetails } from '../site-setting/details';

type Body = Record<string, unknown>;

const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null;

const isDraft = ({ status, publishAt }: Body) =>
	!publishAt && (status === 'draft' || publishAt === null);

const listGivenFields = (body: Body) =>
	Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [name]));

/**
 * Checks a body against the details that the owner requires of a published project. For `changes`, checks only the
 * given fields; `refuseUnfinished` checks the rest.
 */
export const createDetailsValidator = (part: 'whole' | 'changes') => async (body: unknown) => {
	if (!isBody(body) || isDraft(body)) return [];
	const { projectDelevary, projectDelivery = projectDelevary, ...rest } = body;
	const read = { ...rest, projectDelivery };
	const among = part === 'whole' ? undefined : listGivenFields(read);
	const { error } = requiredDetailsFor(await readDetails(), among).safeParse(read);
	const isEarlier = body.projectDelivery === undefined && projectDelevary !== undefined;
	const toRequestKey = (key: PropertyKey) =>
		isEarlier && key === 'projectDelivery' ? 'projectDelevary' : String(key);
	return (error?.issues ?? []).map(
		({ path, message }): ValidationProblem => ({
			path: path.map((key) => (typeof key === 'number' ? key : toRequestKey(key))),
			message,
		}),
	);
};
