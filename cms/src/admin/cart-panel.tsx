import { Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import type { EditViewProps } from './content-manager';
import { entryPath } from './content-manager';
import { shortDate } from './dates';

/** Side panel of a cart item: its account and project. */
export const CartPanel = ({ model, document }: EditViewProps) =>
	model === 'api::cart-item.cart-item' && document
		? {
				title: 'Account and project',
				content: (
					<Flex direction="column" alignItems="flex-start" gap={3}>
						<Typography>{String(document.userName ?? '')}</Typography>
						<Link href={`mailto:${document.email}`}>{String(document.email ?? '')}</Link>
						<Link
							tag={RouterLink}
							to={entryPath('api::project.project', String(document.projectId))}
						>
							{String(document.projectsName)}
						</Link>
						<Typography textColor="neutral600">
							In the cart since {shortDate(document.createdAt)}
						</Typography>
					</Flex>
				),
			}
		: null;
