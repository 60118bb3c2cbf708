/** What robots may read: all but the calls. Screens that are not to be found say so themselves. */
export function writeRobots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
