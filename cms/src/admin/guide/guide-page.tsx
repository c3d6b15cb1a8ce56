import { Box } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Article } from '../article/article';
import { guide, title } from './guide';

/** Shows `docs/owner-guide.md` in the panel. */
const GuidePage = () => (
	<Page.Main>
		<Page.Title>{title}</Page.Title>
		<Layouts.Header title={title} />
		<Layouts.Content>
			<Box paddingBottom={10}>
				<Article text={guide} />
			</Box>
		</Layouts.Content>
	</Page.Main>
);

export default GuidePage;
