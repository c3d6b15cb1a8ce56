import { messages } from '@sumu/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import { sitePaths } from '../config/paths';
import { Neighbours } from '../features/blog/components/neighbours';
import { PostDetail } from '../features/blog/components/post-detail';
import { RelatedPosts } from '../features/blog/components/related-posts';
import { keepButton } from '../features/cart/components/keep-button';
import { Banner } from '../features/home/components/banner';
import { OpeningLinks } from '../features/home/components/opening-links';
import { ProjectDetail } from '../features/projects/components/project-detail';
import { RelatedProjects } from '../features/projects/components/related-projects';
import { loadChunk } from '../lib/chunk/load-chunk';
import type { PreviewContent } from '../lib/preview/frame';
import { useSite } from '../lib/site/use-site';
import { useWords } from '../lib/words/use-words';
import { Button } from '../ui/button';
import { StandIns } from '../ui/picture-fallback';

type Item<Kind extends PreviewContent['kind']> = Extract<PreviewContent, { kind: Kind }>['item'];

/** Not deferred to the first interaction: unsaved changes must show everywhere. */
const HomeSections = lazy(() => loadChunk('home sections', () => import('./home-sections')));

const InCart = () => <Button aria-disabled>{useWords().t(messages.addToCard)}</Button>;

const ProjectPreview = ({ item }: { item: Item<'project'> }) => (
	<>
		<ProjectDetail project={item} addToCart={<InCart />} edit={null} />
		{item._id && <RelatedProjects project={item} keep={keepButton} />}
	</>
);

const PostPreview = ({ item }: { item: Item<'blog'> }) => (
	<>
		<StandIns>
			<PostDetail post={item} />
		</StandIns>
		<Neighbours post={item} />
		{item._id && <RelatedPosts post={item} />}
	</>
);

function SitePreview() {
	const site = useSite();
	return (
		<>
			<Banner
				content={site}
				hireMe={sitePaths.contact.at()}
				links={<OpeningLinks site={site} />}
				price={null}
			>
				{null}
			</Banner>
			<Suspense>
				<HomeSections site={site} posted={undefined} />
			</Suspense>
		</>
	);
}

const previewsByKind: { [Kind in PreviewContent['kind']]: ComponentType<{ item: Item<Kind> }> } = {
	project: ProjectPreview,
	blog: PostPreview,
	site: SitePreview,
};

/** Preview of a project, a post or the home page, as visitors will see it. */
export function PreviewPage({ shown }: { shown: PreviewContent }) {
	const Page = previewsByKind[shown.kind] as ComponentType<{ item: PreviewContent['item'] }>;
	return <Page item={shown.item} />;
}

const titlesByKind: { [Kind in PreviewContent['kind']]: (item: Item<Kind>) => string } = {
	project: ({ projectsName }) => projectsName,
	blog: ({ topic }) => topic,
	site: ({ seo }) => seo.title,
};

export const titleOf = ({ kind, item }: PreviewContent) =>
	(titlesByKind[kind] as (item: PreviewContent['item']) => string)(item);
