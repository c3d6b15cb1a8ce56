import { Flex, LinkButton } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useAuth, Widget } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { listPath } from '../content-manager';

const createActionId = 'plugin::content-manager.explorer.create';
const creatableTypes = [
	['api::blog.blog', 'A post'],
	['api::project.project', 'A project'],
	['api::service.service', 'A service'],
] as const;

/** Widget with links to an empty form for each content type the account may create. */
const Write = () => {
	const permissions = useAuth('Write', ({ permissions }) => permissions);
	const mine = creatableTypes.filter(([uid]) =>
		permissions.some(({ action, subject }) => action === createActionId && subject === uid),
	);
	if (mine.length === 0) return <Widget.NoPermissions />;
	return (
		<Flex direction="column" alignItems="stretch" gap={3} padding={4}>
			{mine.map(([uid, name]) => (
				<LinkButton
					key={uid}
					tag={RouterLink}
					to={`${listPath(uid)}/create`}
					startIcon={<Plus />}
					variant="secondary"
					size="L"
				>
					{name}
				</LinkButton>
			))}
		</Flex>
	);
};

export default Write;
