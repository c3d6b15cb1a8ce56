import { Button, Flex, Link } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { useUpkeepQuery } from './api';
import { Backups } from './backups';
import { Mail } from './mail';

const pageTitle = 'E-mail and backups';

function Upkeep() {
	const { data, isError, refetch } = useUpkeepQuery();
	if (!data)
		return isError ? (
			<Page.Error action={<Button onClick={() => void refetch()}>Try again</Button>} />
		) : (
			<Page.Loading />
		);
	return (
		<Page.Main>
			<Page.Title>{pageTitle}</Page.Title>
			<Layouts.Header
				title={pageTitle}
				subtitle="The server that sends your site’s e-mails, and the number of backups to keep."
				navigationAction={
					<Link tag={RouterLink} to="/" startIcon={<ArrowLeft aria-hidden />}>
						Back to Home
					</Link>
				}
			/>
			<Layouts.Content>
				<Flex direction="column" alignItems="stretch" gap={6} paddingBottom={10}>
					<Mail {...data} />
					<Backups {...data} />
				</Flex>
			</Layouts.Content>
		</Page.Main>
	);
}

/**
 * Settings for e-mail and backups. Only the first owner, the only one to change roles, has access: password reset
 * links are sent through this mail server.
 */
const UpkeepPage = () => (
	<Page.Protect permissions={[{ action: 'admin::roles.update', subject: null }]}>
		<Upkeep />
	</Page.Protect>
);

export default UpkeepPage;
