import { Typography } from '@strapi/design-system';
import { useOrderQuery } from './api';

/** Position of an entry in the site's order, starting at 1; empty if the list does not contain it. */
export function Place({ uid, id }: { uid: string; id: unknown }) {
	const { data = [] } = useOrderQuery(uid);
	const at = data.findIndex((each) => each.id === id);
	return <Typography textColor="neutral800">{at < 0 ? '' : at + 1}</Typography>;
}
