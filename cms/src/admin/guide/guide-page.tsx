import { Box } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Article } from '../article/article';
import { guideMarkdown, guideTitle } from './guide';

/** Shows `docs/owner-guide.md` in the panel. */
const GuidePage = () => (
	<Page.Main>
		<Page.Title>{guideTitle}</Page.Title>
		<Layouts.Header title={guideTitle} />
		<Layouts.Content>
			<Box paddingBottom={10}>
				<Article text={guideMarkdown} />
			</Box>
		</Layouts.Content>
	</Page.Main>
);

export default GuidePage;
