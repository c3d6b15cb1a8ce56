import { Box } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import YourSite from '../home/your-site';

/** First page of the settings: the site's URL and the state of e-mail and backups. */
const Overview = () => (
	<Page.Main>
		<Page.Title>Overview</Page.Title>
		<Layouts.Header title="Overview" subtitle="Your site’s address and status" />
		<Layouts.Content>
			<Box background="neutral0" shadow="tableShadow" hasRadius padding={4}>
				<YourSite />
			</Box>
		</Layouts.Content>
	</Page.Main>
);

export default Overview;
