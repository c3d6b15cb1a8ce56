import { Typography } from '@strapi/design-system';
import { useOrderQuery } from './api';

/** Where the site shows an entry among the others of its type; nothing where it shows it nowhere. */
export function Place({ uid, id }: { uid: string; id: unknown }) {
	const { data = [] } = useOrderQuery(uid);
	const at = data.findIndex((each) => each.id === id);
	return <Typography textColor="neutral800">{at < 0 ? '' : at + 1}</Typography>;
}
