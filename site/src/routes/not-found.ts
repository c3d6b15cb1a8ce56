import type { LoaderFunctionArgs } from 'react-router-dom';
import { notFound } from '../lib/query';
import { leadFromFormerAddress } from './former-address.server';

export const loader = async ({ url }: Pick<LoaderFunctionArgs, 'url'>) => {
	await leadFromFormerAddress(url);
	throw notFound();
};

/** Never shown: the loader ends in the not-found view. */
export default function NoPage() {
	return null;
}
