import { blogSearch } from '../blog/search';
import { projectSearch } from '../project/search';

/** Content types that visitors can search. */
export const searchableTypes = { projects: projectSearch, posts: blogSearch } as const;
