import { useRouteLoaderData } from 'react-router-dom';

/** Returns the site's canonical origin, which only the server knows. */
export const useOrigin = () => useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
