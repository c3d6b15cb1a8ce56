import { Box, EmptyStateLayout, Link } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { listPath } from '../content-manager';
import { orderedName, useOrderQuery } from './api';
import { Rows } from './rows';

/** Page that sorts the entries of one content type in the order of the site. */
function OrderPage() {
	const { uid = '' } = useParams();
	const { data, isError } = useOrderQuery(uid);
	const pluralName = orderedName(uid);
	if (!pluralName || isError) return <Page.Error />;
	if (!data) return <Page.Loading />;
	const pageTitle = `Order ${pluralName}`;
	return (
		<Page.Main>
			<Page.Title>{pageTitle}</Page.Title>
			<Layouts.Header
				title={pageTitle}
				subtitle="Drag a row by its handle, or press Space to pick it up and move it with the arrow keys. Drafts get their position when they are published."
				navigationAction={
					<Link tag={RouterLink} to={listPath(uid)} startIcon={<ArrowLeft aria-hidden />}>
						Back to the list
					</Link>
				}
			/>
			<Layouts.Content>
				<Box paddingBottom={10}>
					{data.length === 0 ? (
						<EmptyStateLayout content={`No ${pluralName} are published yet.`} />
					) : (
						<Rows uid={uid} placed={data} />
					)}
				</Box>
			</Layouts.Content>
		</Page.Main>
	);
}

export default OrderPage;
