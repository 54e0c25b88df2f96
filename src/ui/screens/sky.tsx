/** Stars above and moorland below: the ground of the screens around the tables. */
export function Sky() {
  return (
    <div class="land" aria-hidden="true">
      <svg class="land-moor" viewBox="0 0 360 120" preserveAspectRatio="none">
        <path
          fill="var(--hill-a)"
          d="M-5 60C2.5 57.3 24.2 44.7 40 44s31.7 9 50 12 40 7 60 6 40-8.3 60-12 41.7-9.3 60-10 34.2 3.7 50 6 37.5 6.7 45 8v76H-5Z"
        />
        <path
          fill="var(--hill-a)"
          d="M268 44V18l7-10 7 10v26ZM284 44V28l6-8 6 8v16ZM262 34h38v12h-38ZM38 50V34l8-7 8 7v16ZM56 50l1-36h6l2 36Z"
        />
        <path fill="var(--hill-b)" d="M-5 92C5.8 89.7 37.5 78.7 60 78s46.7 7 70 10 45 9 70 8 52.5-12.7 80-14 70.8 4.7 85 6v42H-5Z" />
      </svg>
    </div>
  )
}
