/**
 * Makes the next page appear immediately: browsers prerender a page when the visitor hovers over its link. Links
 * with a query are excluded, because prerendering would send the query to the host.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?*' } },
          { not: { selector_matches: '[download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
